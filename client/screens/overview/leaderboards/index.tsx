import { SelectControl } from '@wordpress/components';
import { useMemo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Section } from '@storedeck/components';
import { getPersistedQuery } from '@storedeck/navigation';
import { Loading } from '../../../common/loading';
import { BlockSection } from '../block-section';
import { getRangeQuery } from '../../../report/range-query';
import type { SectionProps } from '../types';
import { useItems } from '../../../report/queries';
import { useDashboardPreferences } from '../use-dashboard-preferences';
import { LeaderboardTable } from '../../../report-components/leaderboard-table';
import {
	ROW_COUNTS,
	readLeaderboards,
	readRowCount,
} from '../../../report/leaderboards';

const ALL = {};

export function Leaderboards( props: SectionProps ) {
	const { query, hiddenBlocks, filters, defaultDateRange } = props;
	const allowed = useItems( 'leaderboards/allowed', ALL );
	const leaderboards = useMemo(
		() => readLeaderboards( allowed.data ?? new Map() ),
		[ allowed.data ]
	);
	const [ preferences, save ] = useDashboardPreferences();
	const rowCount = readRowCount( preferences.dashboard_leaderboard_rows );
	const shown = leaderboards.filter(
		( { id } ) => ! hiddenBlocks.includes( id )
	);
	const range = getRangeQuery( query, defaultDateRange, 'primary', filters );
	const items = useItems(
		'leaderboards',
		shown.length > 0
			? {
					...range,
					per_page: rowCount,
					persisted_query: JSON.stringify(
						getPersistedQuery( query )
					),
			  }
			: undefined
	);

	return (
		<BlockSection
			section={ props }
			blocksTitle={ __( 'Leaderboards', 'storedeck' ) }
			blocks={ leaderboards.map( ( { id, label } ) => ( {
				key: id,
				label,
			} ) ) }
			allowed={ allowed }
			errorMessage={ __(
				'Could not load the leaderboards.',
				'storedeck'
			) }
			emptyMessage={ __(
				'All leaderboards are hidden. Use the section menu to display some.',
				'storedeck'
			) }
			isEmpty={ shown.length === 0 }
			controls={
				<SelectControl
					__nextHasNoMarginBottom
					className="storedeck-overview__rows"
					label={ __( 'Rows per table', 'storedeck' ) }
					labelPosition="side"
					value={ String( rowCount ) }
					options={ ROW_COUNTS.map( ( count ) => ( {
						value: String( count ),
						label: String( count ),
					} ) ) }
					onChange={ ( value ) =>
						save( {
							dashboard_leaderboard_rows: readRowCount( value ),
						} )
					}
				/>
			}
		>
			<Section component="div" className="storedeck-overview__boards">
				{ ! allowed.data && allowed.isRequesting && <Loading /> }
				{ shown.map( ( leaderboard ) => (
					<div
						key={ leaderboard.id }
						role="group"
						aria-label={ leaderboard.label }
						tabIndex={ -1 }
						data-retry-focus
					>
						<LeaderboardTable
							leaderboard={ leaderboard }
							rowCount={ rowCount }
							items={ items }
						/>
					</div>
				) ) }
			</Section>
		</BlockSection>
	);
}
