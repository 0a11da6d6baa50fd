declare module 's3rver' {
  /** An S3 server that stores its buckets in a folder. */
  // biome-ignore lint/style/noDefaultExport: it is how the module is made.
  export default class S3rver {
    constructor(options: {
      address: string;
      port: number;
      silent: boolean;
      directory: string;
      configureBuckets: { name: string; configs: string[] }[];
    });
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
}
