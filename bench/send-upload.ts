// Sends one upload in one piece, from a process of its own, whose memory is not the server's.
import { request } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

const [address = '', cookie = '', beginning = '', length = '0'] = process.argv.slice(2);
const start = Buffer.from(beginning, 'base64');
const block = Buffer.alloc(1024 ** 2);

function* bytes() {
  yield start;
  for (let left = Number(length) - start.length; left > 0; left -= block.length)
    yield block.subarray(0, Math.min(left, block.length));
}

const headers = {
  cookie,
  'tus-resumable': '1.0.0',
  'upload-length': length,
  'upload-metadata': `filename ${btoa('film.mp4')},filetype ${btoa('video/mp4')}`,
  'content-type': 'application/offset+octet-stream',
  'content-length': length,
};
const sending = request(address, { method: 'POST', headers });
const answer = new Promise<number | undefined>((resolve, reject) => {
  sending.on('response', (response) => resolve(response.resume().statusCode)).on('error', reject);
});
await pipeline(Readable.from(bytes()), sending);
process.exitCode = (await answer) === 201 ? 0 : 1;
