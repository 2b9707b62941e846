/* Types that callers rely on, checked by the compiler only. */
import {
	ApiError,
	isApiError,
	isValidationError,
	request,
	requestList,
} from '..';
import type { ApiErrorKind } from '..';

export async function checkRequests() {
	const order: { id: number } = await request< { id: number } >( {
		path: '/wc-analytics/orders/7',
	} );
	const { data, totalResults } = await requestList< string >( {
		path: '/x',
		query: { per_page: -1, ids: [ 1, 2 ], search: undefined },
	} );
	const names: string[] = data;
	const total: number = totalResults;

	// @ts-expect-error A request has a path.
	request( { query: {} } );
	// @ts-expect-error There is no such method.
	request( { path: '/x', method: 'FETCH' } );
	// @ts-expect-error A query cannot carry a function.
	request( { path: '/x', query: { page: () => 1 } } );
	// @ts-expect-error A time-out is in milliseconds.
	request( { path: '/x', timeout: '2s' } );

	return { order, names, total };
}

export function checkErrors( error: unknown ): string | undefined {
	// @ts-expect-error Anything may have been thrown.
	const kindOfAnything: unknown = error.kind;
	if ( isValidationError( error ) ) {
		const kind: 'validation' = error.kind;
		return error.field ?? `${ kind } ${ kindOfAnything }`;
	}
	if ( isApiError( error ) ) {
		const kind: ApiErrorKind = error.kind;
		// @ts-expect-error There is no such kind.
		return error.kind === 'offline' ? '' : kind;
	}
	// @ts-expect-error The kind follows from code and status.
	return new ApiError( { code: 'x', message: '', kind: 'server' } ).message;
}
