import { z } from 'zod';
import { GatewayError } from '../gateway-error.ts';
import { type RequestPolicy, send } from '../http.ts';
import type { Fetch } from '../fetch.ts';
import { downloadResult } from './download-result.ts';
import { explainClaid, service } from './errors.ts';
import { editOrder, hostingOrder, sceneOrder } from './orders.ts';
import type { Size } from './size.ts';

/** A picture as it is sent: its bytes, so that the studio needs no address of ours. */
export interface SentPicture extends Size {
  bytes: Uint8Array<ArrayBuffer>;
  contentType: string;
}

/**
 * What a picture studio does for ads. Each call is paid for and none can be repeated for free, so keep the address
 * it answers: the result lies there for a day.
 */
export interface Pictures {
  /** Restores and lights a picture, and makes it large enough for an ad. */
  edit(picture: SentPicture): Promise<string>;
  /** Brings a picture to the studio as it is. */
  bring(picture: SentPicture): Promise<string>;
  /** Cuts out what a picture at the studio shows and sets it in a scene. */
  setInScene(url: string, size: Size): Promise<string>;
  /** The bytes behind such an address. `not-found`: the studio has it no longer. */
  download(url: string): Promise<Buffer>;
  /** Sends an order without a picture: who may order is told that it lacks one, and pays nothing. */
  checkKey(): Promise<void>;
}

interface PicturesOptions {
  /** Claid's API with its version, for example `https://api.claid.ai/v1`. */
  url: string;
  key: string;
  fetch?: Fetch;
}

const Output = z.object({ tmp_url: z.url({ protocol: /^https?$/ }) });
const Edited = z.object({ data: z.object({ output: Output }) });
const Scenes = z.object({ data: z.object({ output: z.array(Output).min(1) }) });

/** Large pictures and careful scenes take Claid a minute or more. */
const patienceMs = 180_000;

/** Enhances pictures at Claid. */
export function openPictures({ url, key, fetch = globalThis.fetch }: PicturesOptions): Pictures {
  const line: RequestPolicy = { service, fetch, explain: explainClaid, patienceMs };
  const headers = { authorization: `Bearer ${key}` };

  /** https://docs.claid.ai/image-editing-api/upload-api-reference */
  async function upload({ bytes, contentType }: SentPicture, order: object): Promise<string> {
    const body = new FormData();
    body.set('file', new Blob([bytes], { type: contentType }), 'picture');
    body.set('data', new Blob([JSON.stringify(order)], { type: 'application/json' }));
    const request = new Request(`${url}/image/edit/upload`, { method: 'POST', headers, body });
    return (await send(request, Edited, line)).data.output.tmp_url;
  }

  return {
    edit: (picture) => upload(picture, editOrder(picture)),
    bring: (picture) => upload(picture, hostingOrder()),

    async setInScene(address, size) {
      const request = new Request(`${url}/scene/create`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(sceneOrder(address, size)),
      });
      return (await send(request, Scenes, line)).data.output[0]!.tmp_url;
    },

    async checkKey() {
      const request = new Request(`${url}/image/edit`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: '{}',
      });
      try {
        await send(request, z.unknown(), line);
      } catch (error) {
        if (!(error instanceof GatewayError && error.failureKind === 'rejected')) throw error;
      }
    },

    download: (address) => downloadResult(address, { url, fetch }),
  };
}
