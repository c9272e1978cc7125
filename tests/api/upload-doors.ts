import type { Question } from './bad-questions.ts';

const id = '4b1c6f0e-8d0a-4c8e-9a55-0f2f9d6c1a77';
const half = '%ED%A0%BD';

const lengths = ['', '-1', '1e3', '0x10', '9'.repeat(30), 'NaN', '0', '5', '1.5', '10, 10'];
const metadata = [
  '',
  '////',
  'filename',
  'filename ====',
  `filename ${'QUFB'.repeat(3_000)}`,
  'filename 7aC9',
  'a b,a b,',
  'filetype AAAA,filename AAAA',
];

/** What no honest tus client would say. */
export function tusQuestions(uploadPath: string): Question[] {
  const tus = { 'tus-resumable': '1.0.0' };
  const bytes = { ...tus, 'content-type': 'application/offset+octet-stream' };
  const questions: Omit<Question, 'name'>[] = [
    ...lengths.map((length) => ({
      method: 'POST',
      path: '/uploads',
      headers: { ...tus, 'upload-length': length },
    })),
    ...metadata.map((told) => ({
      method: 'POST',
      path: '/uploads',
      headers: { ...tus, 'upload-length': '9', 'upload-metadata': told },
    })),
    ...['1', '2', '-1', 'x'].map((told) => ({
      method: 'POST',
      path: '/uploads',
      headers: { ...tus, 'upload-defer-length': told },
    })),
    ...['partial', 'final;/uploads/x', `final;${uploadPath} ${uploadPath}`, 'nonsense'].map((told) => ({
      method: 'POST',
      path: '/uploads',
      headers: { ...tus, 'upload-length': '9', 'upload-concat': told },
    })),
    ...['0.1', '', '1.0.0, 1.0.0', 'x'.repeat(500)].map((told) => ({
      method: 'POST',
      path: '/uploads',
      headers: { 'tus-resumable': told, 'upload-length': '9' },
    })),
    ...lengths.flatMap((offset) => [
      {
        method: 'PATCH',
        path: uploadPath,
        headers: { ...bytes, 'upload-offset': offset },
        body: 'x'.repeat(9),
      },
      { method: 'PATCH', path: '/uploads', headers: { ...bytes, 'upload-offset': offset }, body: 'x' },
    ]),
    ...['sha1 AAAA', 'md5', '\u00ff'].map((told) => ({
      method: 'PATCH',
      path: uploadPath,
      headers: { ...bytes, 'upload-offset': '0', 'upload-checksum': told },
      body: 'x',
    })),
    ...['PATCH', 'DELETE', 'HEAD', 'GET', 'TEAPOT'].map((told) => ({
      method: 'POST',
      path: uploadPath,
      headers: { ...tus, 'x-http-method-override': told },
    })),
    ...[
      '/uploads/%00',
      `/uploads/${half}`,
      `/uploads/..%2f${id}`,
      `/uploads/${id}/${id}`,
      '/uploads//',
    ].flatMap((path) =>
      ['HEAD', 'PATCH', 'DELETE', 'POST', 'GET'].map((method) => ({
        method,
        path,
        headers: { ...bytes, 'upload-offset': '0' },
      })),
    ),
  ];
  return questions.map((question) => ({
    ...question,
    name: `${question.method} ${question.path} ${JSON.stringify(question.headers).slice(0, 200)}`,
  }));
}
