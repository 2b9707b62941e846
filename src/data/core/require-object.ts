import { getInvalidResponseMessage } from '@storedeck/api';
import { isRecord } from '@storedeck/settings/guards';

const fail = (): never => {
	throw new Error( getInvalidResponseMessage() );
};

/**
 * Requires an object as the response: a server that responds to a write with
 * nothing has not executed it. For `parse` of a mutation or resource.
 *
 * @param  body The response.
 * @throws {Error} When it is empty, a list or a scalar.
 */
export function requireObject< Body extends object >(
	body: Body | null | undefined
): Body {
	return isRecord( body ) ? body : fail();
}

/**
 * Requires a list as the response.
 *
 * @param  body The response.
 * @throws {Error} When it is not a list.
 */
export function requireList< Item >(
	body: readonly Item[] | null | undefined
): readonly Item[] {
	return Array.isArray( body ) ? body : fail();
}

/**
 * Requires a list of objects as the response.
 *
 * @param  body The response.
 * @throws {Error} When it is not a list, or an entry is not an object.
 */
export function requireRecords< List extends readonly object[] >(
	body: List | null | undefined
): List {
	return body && requireList( body ).every( isRecord ) ? body : fail();
}
