import { createContext, useContext } from '@wordpress/element';
import { useUserPreferences } from '@storedeck/data';

export interface HiddenColumns {
	hidden: readonly string[];
	onChange: ( hidden: string[] ) => void;
}

/** The hidden columns of the open view, which differ from the user's preference. */
export const HiddenColumnsContext = createContext< HiddenColumns | undefined >(
	undefined
);

/**
 * The hidden columns of the open view, or of the user.
 *
 * @param preference The name of the user preference.
 * @return The ids, if any are saved, and a function that changes them.
 */
export function useHiddenColumns(
	preference: string
): [ hidden: unknown, setHidden: ( hidden: string[] ) => void ] {
	const viewColumns = useContext( HiddenColumnsContext );
	const { updateUserPreferences, ...preferences } = useUserPreferences();
	const allPreferences: Readonly< Record< string, unknown > > = preferences;
	return viewColumns
		? [ viewColumns.hidden, viewColumns.onChange ]
		: [
				allPreferences[ preference ],
				( hidden ) =>
					updateUserPreferences( { [ preference ]: hidden } ),
		  ];
}
