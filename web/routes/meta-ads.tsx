export default function MetaAds() {
  return <main />;
}
