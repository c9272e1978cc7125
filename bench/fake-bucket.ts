// A bucket in a process of its own, whose memory is not the server's. Says its settings, and ends with its parent.
import { openFakeS3 } from '#tests/fake-s3.ts';

const { settings } = await openFakeS3();
process.send!(settings);
process.on('disconnect', () => process.exit());
