import { m } from '#web/paraglide/messages.js';

export const jobNames: Record<string, () => string> = {
  'back-up': m.operator_job_back_up,
  'cut-chosen-pictures': m.operator_job_cut_chosen_pictures,
  'deliver-leads': m.operator_job_deliver_leads,
  'enhance-picture': m.operator_job_enhance_picture,
  'erase-from-audiences': m.operator_job_erase_from_audiences,
  'find-foreign-forms': m.operator_job_find_foreign_forms,
  'finish-deletion': m.operator_job_finish_deletion,
  'forget-audit-lines': m.operator_job_forget_audit_lines,
  'forget-drafts': m.operator_job_forget_drafts,
  'forget-old-calls': m.operator_job_forget_old_calls,
  'forget-readings': m.operator_job_forget_readings,
  'forget-stale': m.operator_job_forget_stale,
  'forget-together': m.operator_job_forget_together,
  'forward-message': m.operator_job_forward_message,
  'keep-fresh': m.operator_job_keep_fresh,
  'look-at-landing-pages': m.operator_job_look_at_landing_pages,
  'look-for-leads': m.operator_job_look_for_leads,
  'note-broken-links': m.operator_job_note_broken_links,
  'picture-enhanced': m.operator_job_picture_enhanced,
  'push-leads': m.operator_job_push_leads,
  'read-lead': m.operator_job_read_lead,
  'read-leads': m.operator_job_read_leads,
  'read-website': m.operator_job_read_website,
  'remove-left-ads': m.operator_job_remove_left_ads,
  'resume-operations': m.operator_job_resume_operations,
  'run-operation': m.operator_job_run_operation,
  'run-patient-operation': m.operator_job_run_patient_operation,
  'send-confirmation-letter': m.operator_job_send_confirmation_letter,
  'send-lead-events': m.operator_job_send_lead_events,
  'send-letter': m.operator_job_send_letter,
  'send-push': m.operator_job_send_push,
  'send-reset-letter': m.operator_job_send_reset_letter,
  'start-week-emails': m.operator_job_start_week_emails,
  'store-chosen-files': m.operator_job_store_chosen_files,
  'sweep-deliveries': m.operator_job_sweep_deliveries,
  'sweep-evidence': m.operator_job_sweep_evidence,
  'sweep-files': m.operator_job_sweep_files,
  'sweep-uploads': m.operator_job_sweep_uploads,
  'sync-live-campaigns': m.operator_job_sync_live_campaigns,
  'sync-when-told': m.operator_job_sync_when_told,
  'tidy-leads': m.operator_job_tidy_leads,
  'tidy-messages': m.operator_job_tidy_messages,
  'upload-ahead': m.operator_job_upload_ahead,
  'write-attention-letter': m.operator_job_write_attention_letter,
  'write-given-up-letter': m.operator_job_write_given_up_letter,
  'write-lead-letters': m.operator_job_write_lead_letters,
  'write-week-email': m.operator_job_write_week_email,
};

/** What a kind of job does; one that nobody has named as its code says it: 'Do-this' reads 'Do this'. */
export function jobWords(job: string): string {
  const name = Object.hasOwn(jobNames, job) ? jobNames[job] : undefined;
  if (name) return name();
  const words = job.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
