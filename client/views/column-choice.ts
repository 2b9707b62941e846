import { createContext, useContext } from '@wordpress/element';
import { useUserPreferences } from '@storedeck/data';

/** Which columns of a table are hidden, and what hides others. */
export interface ColumnChoice {
	hidden: readonly string[];
	onChange: ( hidden: string[] ) => void;
}

/** The columns of a view that is open: they are not the reader's own choice. */
export const ColumnChoiceContext = createContext< ColumnChoice | undefined >(
	undefined
);

/**
 * The hidden columns: those of the view that is open, else what the reader chose.
 *
 * @param preference The user preference that remembers the reader's choice.
 * @return What was chosen, if anything, and what changes it.
 */
export function useColumnChoice(
	preference: string
): [ chosen: unknown, choose: ( hidden: string[] ) => void ] {
	const ofView = useContext( ColumnChoiceContext );
	const { updateUserPreferences, ...preferences } = useUserPreferences();
	const own: Readonly< Record< string, unknown > > = preferences;
	return ofView
		? [ ofView.hidden, ofView.onChange ]
		: [
				own[ preference ],
				( hidden ) =>
					updateUserPreferences( { [ preference ]: hidden } ),
		  ];
}
