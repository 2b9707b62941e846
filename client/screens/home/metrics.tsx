import { __ } from '@wordpress/i18n';
import {
	EllipsisMenu,
	MenuItem,
	MenuTitle,
	SegmentedSelection,
} from '@storedeck/components';
import { updateQueryString } from '@storedeck/navigation';
import { FailureNotice } from '../../common/failure-notice';
import { useIndicatorList } from '../../report/use-indicators';
import type { ScreenProps } from '../../common/screen-props';
import { IndicatorCard } from './indicator-card';
import { readPeriod } from './period';
import { StatCard } from './stat-card';
import { getStatDefinition, getStats } from './stats';
import { useHomePreferences } from './use-home-preferences';

/** The metrics of today or this week that the user wants to see. */
export function Metrics( { path, query }: ScreenProps ) {
	const period = readPeriod( query );
	const { hidden, toggleStat } = useHomePreferences();
	const stats = getStats();
	/*
	 * Metrics from other services may be unavailable, e.g. visitors without a
	 * connection to Jetpack.
	 */
	const hasServerMetrics = stats.some(
		( stat ) => ! getStatDefinition( stat )
	);
	const list = useIndicatorList( hasServerMetrics );
	const indicators = list.data?.items ?? [];
	const available = stats.flatMap( ( stat ) => {
		const definition = getStatDefinition( stat );
		const indicator = indicators.find( ( one ) => one.stat === stat );
		const label = ( definition ?? indicator )?.label;
		return label ? { stat, definition, indicator, label } : [];
	} );
	const visible = available.filter(
		( { stat } ) => ! hidden.includes( stat )
	);

	return (
		<section
			className="storedeck-home__section"
			aria-labelledby="storedeck-home-metrics"
			// Takes the focus when the notice is removed on retry.
			tabIndex={ -1 }
			data-retry-focus
		>
			<div className="storedeck-home__header">
				<h2 id="storedeck-home-metrics">
					{ period === 'week'
						? __( 'This week', 'storedeck' )
						: __( 'Today', 'storedeck' ) }
				</h2>
				<SegmentedSelection
					legend={ __( 'Date range', 'storedeck' ) }
					name="period"
					selected={ period }
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
					onSelect={ ( { period: selected } ) =>
						updateQueryString(
							{
								metrics_period:
									selected === 'week' ? selected : undefined,
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
							{ available.map( ( { stat, label } ) => (
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
			{ visible.length > 0 ? (
				<ul className="storedeck-home-metrics">
					{ visible.map( ( { stat, definition, indicator } ) =>
						definition ? (
							<StatCard
								key={ stat }
								stat={ definition }
								period={ period }
							/>
						) : (
							indicator && (
								<IndicatorCard
									key={ stat }
									indicator={ indicator }
									period={ period }
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
			{ list.error && ! list.data && (
				<FailureNotice
					message={ __( 'Could not load all metrics.', 'storedeck' ) }
					detail={ list.error.message }
					onRetry={ list.retry }
				/>
			) }
		</section>
	);
}
