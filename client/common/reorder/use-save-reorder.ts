import { useDispatch } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { getFailureText } from '../failure-text';
import { reorderStore } from './store';
import { readWholeNumber } from './read-number';

/** Most days of lead time and cover. */
const MAX_DAYS = 365;

/** A number of days that can be set for the store or for a product. */
export type DaysField = 'lead_time' | 'cover';

/** Saves, and returns why that failed, or undefined. */
async function attempt( save: () => Promise< unknown > ) {
	try {
		await save();
		return undefined;
	} catch ( error ) {
		return getFailureText( error ) || __( 'Could not save.', 'storedeck' );
	}
}

/** Functions that save what was typed, and return why that failed. */
export function useSaveReorder() {
	const { saveReorderItem, saveReorderSettings } =
		useDispatch( reorderStore );

	const readDays = ( text: string ) => readWholeNumber( text, MAX_DAYS );
	const invalidDays = sprintf(
		/* translators: %d: the highest allowed number of days. */
		__( 'Type a number of days from 0 to %d.', 'storedeck' ),
		MAX_DAYS
	);

	return {
		saveSupplier: ( id: number, supplier: string ) =>
			attempt( () => saveReorderItem( id, { supplier } ) ),

		/** Nothing typed means the days of the product or the store. */
		saveDays: async ( id: number, field: DaysField, text: string ) => {
			const days = text === '' ? null : readDays( text );
			return days === undefined
				? invalidDays
				: attempt( () => saveReorderItem( id, { [ field ]: days } ) );
		},

		saveStoreDays: async ( field: DaysField, text: string ) => {
			const days = readDays( text );
			return days === undefined
				? invalidDays
				: attempt( () => saveReorderSettings( { [ field ]: days } ) );
		},
	};
}
