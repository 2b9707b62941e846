import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Section } from '@storedeck/components';
import { Loading } from '../../../common/loading';
import { BlockSection } from '../block-section';
import type { SectionProps } from '../types';
import { useDashboardPreferences } from '../use-dashboard-preferences';
import { LeaderboardTable } from '../../../report-components/leaderboard-table';
import {
	ROW_COUNTS,
	readRowCount,
	useLeaderboards,
} from '../../../report/leaderboards';

export function Leaderboards( props: SectionProps ) {
	const { query, hiddenBlocks, filters } = props;
	const result = useLeaderboards( { query, filters }, true );
	const leaderboards = result.data ?? [];
	const [ preferences, save ] = useDashboardPreferences();
	const rowCount = readRowCount( preferences.dashboard_leaderboard_rows );
	const shown = leaderboards.filter(
		( { id } ) => ! hiddenBlocks.includes( id )
	);

	return (
		<BlockSection
			section={ props }
			blocksTitle={ __( 'Leaderboards', 'storedeck' ) }
			blocks={ leaderboards.map( ( { id, label } ) => ( {
				key: id,
				label,
			} ) ) }
			allowed={ result }
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
				{ ! result.data && result.isRequesting && <Loading /> }
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
							result={ result }
						/>
					</div>
				) ) }
			</Section>
		</BlockSection>
	);
}
