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

/** Who and what is at the top: lists with a few rows each. */
export function Leaderboards( props: SectionProps ) {
	const { query, hiddenBlocks, filters, defaultDateRange } = props;
	const allowed = useItems( 'leaderboards/allowed', ALL );
	const boards = useMemo(
		() => readLeaderboards( allowed.data ?? new Map() ),
		[ allowed.data ]
	);
	const [ preferences, save ] = useDashboardPreferences();
	const rowCount = readRowCount( preferences.dashboard_leaderboard_rows );
	const shown = boards.filter( ( { id } ) => ! hiddenBlocks.includes( id ) );
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
			blocks={ boards.map( ( { id, label } ) => ( {
				key: id,
				label,
			} ) ) }
			allowed={ allowed }
			errorMessage={ __(
				'The leaderboards could not be loaded.',
				'storedeck'
			) }
			nothing={ __(
				'All leaderboards are hidden. Choose some in the menu of this section.',
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
				{ shown.map( ( board ) => (
					<div
						key={ board.id }
						role="group"
						aria-label={ board.label }
						tabIndex={ -1 }
						data-retry-focus
					>
						<LeaderboardTable
							leaderboard={ board }
							rowCount={ rowCount }
							items={ items }
						/>
					</div>
				) ) }
			</Section>
		</BlockSection>
	);
}
