export default function Campaign() {
  return <main />;
}
