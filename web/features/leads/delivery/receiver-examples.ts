/** What a delivery looks like, as docs/lead-webhooks.md says. */
export const exampleMessage = `POST /leads
Content-Type: application/json
Webhook-Id: 0d4d7a51-4f9c-4f3e-9a3e-6a1f0c1d2b3a
Webhook-Timestamp: 1795253400
Webhook-Signature: v1,UlFoqY3V…

{
  "id": "0d4d7a51-4f9c-4f3e-9a3e-6a1f0c1d2b3a",
  "type": "lead.created",
  "createdAt": "2026-11-21T09:30:00.000Z",
  "test": false,
  "lead": {
    "id": "b9f1c6de-2c57-4a55-8a1d-0a4f6f2c9e11",
    "metaLeadId": "1234567890123456",
    "status": "new",
    "campaign": { "id": "120210000000000001", "title": "Winter check" },
    "form": { "id": "5100000000000001", "name": "Ask for a quote" },
    "adId": "120210000000000003",
    "createdAt": "2026-11-21T09:29:58.000Z",
    "answers": {
      "full_name": "Åse Bø",
      "email": "ase@example.com",
      "phone_number": "+4791234567"
    }
  }
}`;

/** How a receiver tells that a delivery is ours. */
export const exampleCheck = `import { Webhook } from 'standardwebhooks';

// body: the bytes as they came, or the text of them.
export function isFromAdfjord(headers, body, secret) {
  try {
    new Webhook(secret).verify(body, headers);
    return true;
  } catch {
    return false;
  }
}`;
