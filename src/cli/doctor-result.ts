/** A part that the doctor examined. */
export interface DoctorResult {
  what: string;
  /** The instruction that fixes it, or null if nothing is wrong. */
  mend: string | null;
  advised?: true;
}
