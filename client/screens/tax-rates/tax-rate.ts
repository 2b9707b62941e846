import { __ } from '@wordpress/i18n';
import type { FormErrors } from '@storedeck/components';
import type { Item } from '@storedeck/data';
import { readTaxClass } from '../../common/tax-classes';
import type { TaxClass } from '../../common/tax-classes';
import { parseLocalNumber, toLocalNumber } from '../../common/local-number';

/** A tax rate as the form edits it. */
export interface TaxRate extends Record< string, unknown > {
	name: string;
	/** In percent, as people type it. */
	rate: string;
	/** Codes; empty for all. */
	country: string;
	state: string;
	/** Separated by semicolons; empty for all. */
	postcodes: string;
	cities: string;
	class: TaxClass;
	priority: string;
	compound: boolean;
	shipping: boolean;
}

export type FieldName = keyof Omit< TaxRate, number > & string;

/** The highest rate, in percent. The server has the same limit. */
const MAX_RATE = 100;
const MAX_PRIORITY = 1000;

const readText = ( value: unknown ) =>
	typeof value === 'string' ? value : '';

const readList = ( value: unknown ) =>
	Array.isArray( value ) ? value.map( readText ).join( '; ' ) : '';

/** The rate without zeros at its end: `7.2500` is 7.25 %. */
const readRate = ( value: unknown ) =>
	toLocalNumber( String( Number( readText( value ) ) || 0 ) );

/**
 * Reads a tax rate of the store.
 *
 * @param item The rate; a new one without.
 */
export const readTaxRate = ( item?: Item ): TaxRate => ( {
	name: readText( item?.name ),
	rate: item ? readRate( item.rate ) : '',
	country: readText( item?.country ),
	state: readText( item?.state ),
	postcodes: readList( item?.postcodes ),
	cities: readList( item?.cities ),
	class: readTaxClass( item?.class ) ?? 'standard',
	priority: String( item?.priority ?? 1 ),
	compound: item?.compound === true,
	shipping: item?.shipping !== false,
} );

const toList = ( text: string ) =>
	text
		.split( ';' )
		.map( ( part ) => part.trim() )
		.filter( Boolean );

const toAllFields = ( values: TaxRate ) => ( {
	...values,
	name: values.name.trim(),
	rate: parseLocalNumber( values.rate ) || '0',
	postcodes: toList( values.postcodes ),
	cities: toList( values.cities ),
	priority: Number( values.priority ),
} );

/**
 * The fields of a valid rate for the REST API. Of a stored one, only those that
 * changed: others may have values that the form does not know, such as a class
 * of another plugin.
 *
 * @param values The values of the form.
 * @param stored The values before; undefined for a new rate.
 */
export const toFields = ( values: TaxRate, stored?: TaxRate ) =>
	Object.fromEntries(
		Object.entries( toAllFields( values ) ).filter(
			( [ name ] ) => ! stored || values[ name ] !== stored[ name ]
		)
	);

/**
 * The errors of a tax rate, by field. The server checks it all again.
 *
 * @param values The values of the form.
 */
export function validate( values: TaxRate ): FormErrors< TaxRate > {
	const errors: FormErrors< TaxRate > = {};
	const rate = parseLocalNumber( values.rate );
	if ( values.name.trim() === '' ) {
		errors.name = __( 'Enter a name.', 'storedeck' );
	}
	if ( ! rate || Number( rate ) > MAX_RATE ) {
		errors.rate = __(
			'Type a number from 0 to 100, without the percent sign.',
			'storedeck'
		);
	}
	if (
		! /^[1-9]\d*$/.test( values.priority.trim() ) ||
		Number( values.priority ) > MAX_PRIORITY
	) {
		errors.priority = __(
			'Type a whole number from 1 to 1000.',
			'storedeck'
		);
	}
	return errors;
}
