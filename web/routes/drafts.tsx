export default function Drafts() {
  return <main />;
}
