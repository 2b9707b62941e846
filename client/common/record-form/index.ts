export { getChangedNames } from './changed-fields';
export { ConflictNotice } from './conflict-notice';
export {
	ChoiceField,
	FieldPlace,
	FlagField,
	LongTextField,
	PriceField,
	TextField,
} from './fields';
export { RecordForm, RecordFormColumns } from './record-form';
export type { PendingParts } from './record-form';
export { pickNames } from './record-type';
export type { RecordFormState, RecordType } from './record-type';
export { useSaveRecord } from './use-save-record';
export type { Refusal } from './use-save-record';
export { TrashButton } from './trash-button';
