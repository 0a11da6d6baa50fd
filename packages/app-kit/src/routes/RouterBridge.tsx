import { useLayoutEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Navigation } from '../adapters/navigation.ts';

export function RouterBridge({ navigation }: { navigation: Navigation }) {
  const navigate = useNavigate();
  useLayoutEffect(() => navigation.attach(navigate), [navigation, navigate]);
  return null;
}
