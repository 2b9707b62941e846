import { isApiError } from '@storedeck/api';
import { isRecord } from '@storedeck/settings/guards';

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
		isRecord( error.data.current )
		? error.data.current
		: undefined;
}
