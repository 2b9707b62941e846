import { isApiError } from '@storedeck/api';

const isObject = ( value: unknown ): value is Record< string, unknown > =>
	typeof value === 'object' && value !== null && ! Array.isArray( value );

/**
 * The present values of the fields that were changed after the page read them,
 * when a product was not saved because of that.
 *
 * @param error Why it was not saved.
 * @return Value by field; undefined for any other error.
 */
export function readConflict(
	error: unknown
): Readonly< Record< string, unknown > > | undefined {
	return isApiError( error ) &&
		error.code === 'storedeck_product_changed' &&
		isObject( error.data.current )
		? error.data.current
		: undefined;
}
