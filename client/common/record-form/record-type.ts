import type { FormState } from '@storedeck/components';
import type { FormValues } from '@storedeck/components/form/types';

/** A record of the server that a form edits; fields may be missing. */
export interface StoredRecord {
	id: number;
}

/** How the records of a list are edited. */
export interface RecordType<
	Values extends FormValues,
	Stored extends StoredRecord,
> {
	/** The list in the items store, for example `products`. */
	itemType: string;
	/** The server validates its responses; this only rejects another kind of item. */
	isStored: ( item: object | null | undefined ) => item is Stored;
	/** The values of the form; of a new record if fields are missing. */
	readValues: ( record: Partial< Stored > ) => Values;
	/** The fields of the REST API for the values of the form. */
	toFields: ( values: Values ) => Readonly< Record< string, unknown > >;
	/** The labels of the fields, also for errors and conflicts. */
	getLabels: () => Readonly< Record< keyof Values & string, string > >;
	/**
	 * What a request that creates a record has besides the changed fields.
	 *
	 * @param values The values of the form.
	 * @param key    The same each time that the request is repeated.
	 */
	getNewFields: ( values: Values, key: string ) => object;
	/** The errors of a response by field; undefined when it names none. */
	readErrors: (
		error: unknown
	) => Readonly< Record< string, string > > | undefined;
}

/** What the sections of a form share. */
export interface RecordFormState< Values extends FormValues >
	extends Pick< FormState< Values >, 'values' | 'setValue' > {
	/** The error of a field that is shown: its own, or of the server. */
	getError: ( name: keyof Values & string ) => string | undefined;
	/** Marks a field as visited, so that its error is shown. */
	onBlur: ( name: keyof Values & string ) => void;
	getLabel: ( name: keyof Values & string ) => string;
}

/** The names of all fields, or of those among given names. */
export const pickNames = <
	Values extends FormValues,
	Stored extends StoredRecord,
>(
	type: RecordType< Values, Stored >,
	names: readonly string[] = Object.keys( type.readValues( {} ) )
) => {
	const fields = type.readValues( {} );
	return names.filter( ( name ): name is keyof Values & string =>
		Object.hasOwn( fields, name )
	);
};
