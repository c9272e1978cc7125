export default function NewCampaign() {
  return <main />;
}
