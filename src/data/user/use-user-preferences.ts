import { useDispatch } from '@wordpress/data';
import { useCallback, useMemo } from '@wordpress/element';
import { toRequestError } from '../core';
import { decodePreferences, encodePreferences } from './preferences';
import { userStore } from './store';
import { useUser } from './use-user';
import type { RequestError } from '../core';
import type { UserPreferences, UserWithPreferences } from './types';

/** The outcome of saving. */
export interface PreferencesUpdate {
	updatedUser?: UserWithPreferences;
	error?: RequestError;
}

/**
 * The preferences of the user (hidden columns, collapsed panels), and a
 * function that saves them. New values are visible at once, and undone when
 * saving fails.
 *
 * @example
 * const { orders_report_columns, updateUserPreferences } = useUserPreferences();
 * updateUserPreferences( { orders_report_columns: [ 'status' ] } );
 */
export function useUserPreferences() {
	const { user, isRequesting } = useUser();
	const { saveMeta } = useDispatch( userStore );
	const meta = user?.woocommerce_meta;
	const preferences = useMemo( () => decodePreferences( meta ), [ meta ] );

	/** Never rejects. */
	const updateUserPreferences = useCallback(
		async ( values: UserPreferences ): Promise< PreferencesUpdate > => {
			const encoded = encodePreferences( values );
			try {
				if ( Object.keys( encoded ).length === 0 ) {
					throw new Error(
						'Invalid woocommerce_meta data for update.'
					);
				}
				const saved = await saveMeta( encoded );
				return {
					updatedUser: {
						...saved,
						woocommerce_meta: decodePreferences(
							saved.woocommerce_meta
						),
					},
				};
			} catch ( error ) {
				return {
					error: toRequestError( error ),
					updatedUser: undefined,
				};
			}
		},
		[ saveMeta ]
	);

	// A spread loses that preferences can have any name.
	const named: UserPreferences = preferences;
	return Object.assign(
		{ ...named },
		{ isRequesting, updateUserPreferences }
	);
}
