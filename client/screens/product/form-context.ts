import type { RecordFormState } from '../../common/record-form';
import type { ProductValues } from './product-values';

/** Props of a section. */
export interface SectionProps {
	form: RecordFormState< ProductValues >;
}
