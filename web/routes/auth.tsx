export default function Auth() {
  return <main />;
}
