import { useCallback } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { useUserPreferences } from '@storedeck/data';
import { useSnackbar } from '../../common/use-snackbar';
import { HIDDEN_STATS } from './stats';

export type HomeLayout = 'single_column' | 'two_columns';

/** Metrics hidden by the user; the default ones when nothing was saved. */
export function readHidden( value: unknown ): readonly string[] {
	const { hiddenStats }: { hiddenStats?: unknown } =
		typeof value === 'object' && value !== null ? value : {};
	return Array.isArray( hiddenStats )
		? hiddenStats.filter( ( stat ) => typeof stat === 'string' )
		: HIDDEN_STATS;
}

/** Layout and hidden metrics of Home, from the user preferences. */
export function useHomePreferences() {
	const {
		homepage_layout: layout,
		homepage_stats: stats,
		updateUserPreferences,
	}: ReturnType< typeof useUserPreferences > & {
		homepage_layout?: unknown;
		homepage_stats?: unknown;
	} = useUserPreferences();
	const notify = useSnackbar();
	const hidden = readHidden( stats );

	const save = useCallback(
		async ( values: Record< string, unknown > ) => {
			const { error } = await updateUserPreferences( values );
			if ( error ) {
				notify.error(
					__( 'Could not save your preference.', 'storedeck' )
				);
			}
		},
		[ updateUserPreferences, notify ]
	);

	return {
		layout: ( layout === 'single_column'
			? layout
			: 'two_columns' ) as HomeLayout,
		setLayout: ( wanted: HomeLayout ) =>
			save( { homepage_layout: wanted } ),
		hidden,
		toggleStat: ( stat: string ) =>
			save( {
				homepage_stats: {
					hiddenStats: hidden.includes( stat )
						? hidden.filter( ( other ) => other !== stat )
						: [ ...hidden, stat ],
				},
			} ),
	};
}
