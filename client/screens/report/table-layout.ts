import { select, subscribe } from '@wordpress/data';
import { useCallback, useMemo } from '@wordpress/element';
import type { TableCardProps } from '@storedeck/components';
import { useUserPreferences, userStore } from '@storedeck/data';
import type { UserPreferences } from '@storedeck/data';
import type { Report } from '../../report/define-report';

export type TableLayout = NonNullable< TableCardProps[ 'layout' ] >;

/** The user preference that remembers how a report's table is arranged. */
export const getLayoutPreference = ( {
	columnsPreference,
}: Pick< Report, 'columnsPreference' > ) =>
	columnsPreference.replace( /_columns$/, '_layout' );

const isRecord = ( value: unknown ): value is Record< string, unknown > =>
	typeof value === 'object' && value !== null && ! Array.isArray( value );

/** Bounds of a width that makes sense, in px. */
const isWidth = ( value: unknown ): value is number =>
	typeof value === 'number' && value >= 1 && value <= 4000;

/**
 * A layout as a preference holds it. What somebody else wrote there, or an older
 * version, does no harm.
 */
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

/**
 * Waits for preferences that are being saved. Each answer holds all of them, as
 * they were when its request began: two at a time would undo each other.
 */
function untilSaved(): Promise< void > {
	const isSaving = () => select( userStore ).isSaving();
	return new Promise( ( resolve ) => {
		if ( ! isSaving() ) {
			resolve();
			return;
		}
		const stop = subscribe( () => {
			if ( ! isSaving() ) {
				stop();
				resolve();
			}
		} );
	} );
}

/**
 * How the user arranged the table of a report, and what remembers another
 * arrangement: for the card of the table.
 *
 * @param report The report.
 */
export function useTableLayout(
	report: Pick< Report, 'columnsPreference' >
): Required< Pick< TableCardProps, 'layout' | 'onLayoutChange' > > {
	const { updateUserPreferences, ...preferences } = useUserPreferences();
	const name = getLayoutPreference( report );
	const chosen: UserPreferences = preferences;
	const saved = chosen[ name ];
	return {
		layout: useMemo( () => readLayout( saved ), [ saved ] ),
		onLayoutChange: useCallback(
			async ( layout ) => {
				await untilSaved();
				await updateUserPreferences( { [ name ]: layout } );
			},
			[ updateUserPreferences, name ]
		),
	};
}
