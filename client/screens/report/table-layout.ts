import { useCallback, useMemo } from '@wordpress/element';
import type { TableCardProps } from '@storedeck/components';
import { useUserPreferences } from '@storedeck/data';
import type { UserPreferences } from '@storedeck/data';
import { isRecord } from '@storedeck/settings/guards';
import type { Report } from '../../report/types';

export type TableLayout = NonNullable< TableCardProps[ 'layout' ] >;

/** The user preference for the layout of a report's table. */
export const getLayoutPreference = ( {
	columnsPreference,
}: Pick< Report, 'columnsPreference' > ) =>
	columnsPreference.replace( /_columns$/, '_layout' );

/** A width in px. */
const isWidth = ( value: unknown ): value is number =>
	typeof value === 'number' && value >= 1 && value <= 4000;

/** Reads the preference, which other code or an older version may have written. */
export function readLayout( preference: unknown ): TableLayout {
	if ( ! isRecord( preference ) ) {
		return {};
	}
	const { order, widths, density } = preference;
	return {
		order: Array.isArray( order )
			? order.filter( ( key ): key is string => typeof key === 'string' )
			: [],
		widths: isRecord( widths )
			? Object.fromEntries(
					Object.entries( widths ).flatMap( ( [ key, width ] ) =>
						isWidth( width ) ? [ [ key, width ] as const ] : []
					)
			  )
			: {},
		density: density === 'compact' ? 'compact' : 'comfortable',
	};
}

/** The user's layout of the table, and a function that saves it: props for `TableCard`. */
export function useTableLayout(
	report: Pick< Report, 'columnsPreference' >
): Required< Pick< TableCardProps, 'layout' | 'onLayoutChange' > > {
	const { updateUserPreferences, ...preferences } = useUserPreferences();
	const name = getLayoutPreference( report );
	const allPreferences: UserPreferences = preferences;
	const saved = allPreferences[ name ];
	return {
		layout: useMemo( () => readLayout( saved ), [ saved ] ),
		onLayoutChange: useCallback(
			( layout ) => updateUserPreferences( { [ name ]: layout } ),
			[ updateUserPreferences, name ]
		),
	};
}
