import { __ } from '@wordpress/i18n';
import {
	EllipsisMenu,
	MenuItem,
	MenuTitle,
	SegmentedSelection,
} from '@storedeck/components';
import { updateQueryString } from '@storedeck/navigation';
import { readIndicators } from '../../report/indicators';
import { useReportRows } from '../../report/queries';
import type { ScreenProps } from '../../common/screen-props';
import { IndicatorCard } from './indicator-card';
import { readRange } from './range';
import { StatCard } from './stat-card';
import { getKnownStat, getStats } from './stats';
import { useHomePreferences } from './use-home-preferences';

const ALLOWED = 'performance-indicators/allowed';
const ALL = {};

/** The metrics of today or this week that the user wants to see. */
export function Figures( { path, query }: ScreenProps ) {
	const range = readRange( query );
	const { hidden, toggleStat } = useHomePreferences();
	const stats = getStats();
	/*
	 * Metrics from other services may be unavailable, e.g. visitors without a
	 * connection to Jetpack.
	 */
	const areOthersThere = stats.some( ( stat ) => ! getKnownStat( stat ) );
	const allowed = useReportRows( ALLOWED, areOthersThere ? ALL : undefined );
	const indicators = readIndicators( allowed.data?.rows ?? [] );
	const offered = stats.flatMap( ( stat ) => {
		const known = getKnownStat( stat );
		const indicator = indicators.find( ( one ) => one.stat === stat );
		const label = ( known ?? indicator )?.label;
		return label ? { stat, known, indicator, label } : [];
	} );
	const shown = offered.filter( ( { stat } ) => ! hidden.includes( stat ) );

	return (
		<section
			className="storedeck-home__part"
			aria-labelledby="storedeck-home-figures"
		>
			<div className="storedeck-home__head">
				<h2 id="storedeck-home-figures">
					{ range === 'week'
						? __( 'This week', 'storedeck' )
						: __( 'Today', 'storedeck' ) }
				</h2>
				<SegmentedSelection
					className="storedeck-home__range"
					legend={ __( 'Date range', 'storedeck' ) }
					name="figures"
					selected={ range }
					options={ [
						{
							value: 'today',
							label: __( 'Today', 'storedeck' ),
						},
						{
							value: 'week',
							label: __( 'This week', 'storedeck' ),
						},
					] }
					onSelect={ ( { figures } ) =>
						updateQueryString(
							{
								figures:
									figures === 'week' ? figures : undefined,
							},
							path,
							query
						)
					}
				/>
				<EllipsisMenu
					label={ __(
						'Choose which metrics to display',
						'storedeck'
					) }
					renderContent={ () => (
						<>
							<MenuTitle>
								{ __( 'Metrics', 'storedeck' ) }
							</MenuTitle>
							{ offered.map( ( { stat, label } ) => (
								<MenuItem
									key={ stat }
									isCheckbox
									isClickable
									checked={ ! hidden.includes( stat ) }
									onInvoke={ () => toggleStat( stat ) }
								>
									{ label }
								</MenuItem>
							) ) }
						</>
					) }
				/>
			</div>
			{ shown.length > 0 ? (
				<ul className="storedeck-figures">
					{ shown.map( ( { stat, known, indicator } ) =>
						known ? (
							<StatCard
								key={ stat }
								stat={ known }
								range={ range }
							/>
						) : (
							indicator && (
								<IndicatorCard
									key={ stat }
									indicator={ indicator }
									range={ range }
								/>
							)
						)
					) }
				</ul>
			) : (
				<p className="storedeck-home__empty">
					{ __(
						'All metrics are hidden. Use the menu to display some.',
						'storedeck'
					) }
				</p>
			) }
		</section>
	);
}
