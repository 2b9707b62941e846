import type { FormState } from '@storedeck/components';
import type { FieldName, ProductValues } from './product-values';

/** What the sections of the form share. */
export interface ProductFormState
	extends Pick< FormState< ProductValues >, 'values' | 'setValue' > {
	/** The error of a field that is shown: its own, or of the server. */
	getError: ( name: FieldName ) => string | undefined;
	/** Marks a field as visited, so that its error is shown. */
	onBlur: ( name: FieldName ) => void;
}

/** Props of a section. */
export interface SectionProps {
	form: ProductFormState;
}

/** The names of the fields whose values are texts. */
export type TextName = {
	[ Name in FieldName ]: ProductValues[ Name ] extends string ? Name : never;
}[ FieldName ];

/** The names of the fields that are checkboxes. */
export type FlagName = {
	[ Name in FieldName ]: ProductValues[ Name ] extends boolean ? Name : never;
}[ FieldName ];
