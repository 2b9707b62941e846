import { useMemo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Section, SectionHeader } from '@storedeck/components';
import { useFiltered } from '@storedeck/hooks';
import { SectionMenu } from '../section-menu';
import type { SectionProps } from '../types';
import { useDashboardPreferences } from '../use-dashboard-preferences';
import { ChartBlock } from './chart-block';
import { ChartControls } from './chart-controls';
import { getChartQuery, getChartType, getIntervals } from './chart-options';
import { getBlockKey, getDashboardCharts } from './dashboard-charts';

export function Charts( props: SectionProps ) {
	const { query, path, title, hiddenBlocks, filters, defaultDateRange } =
		props;
	const charts = useFiltered( getDashboardCharts );
	const [ preferences, save ] = useDashboardPreferences();
	const type = getChartType( preferences );
	const preferred = preferences.dashboard_chart_interval;
	const chartQuery = useMemo(
		() => getChartQuery( query, type, preferred ),
		[ query, type, preferred ]
	);
	const { interval, allowed } = getIntervals( chartQuery, defaultDateRange );
	const shown = charts.filter(
		( chart ) => ! hiddenBlocks.includes( getBlockKey( chart ) )
	);

	return (
		<>
			<SectionHeader
				title={ title }
				menu={
					<SectionMenu
						{ ...props }
						blocksTitle={ __( 'Charts', 'storedeck' ) }
						blocks={ charts.map( ( chart ) => ( {
							key: getBlockKey( chart ),
							label: chart.label,
						} ) ) }
					/>
				}
			>
				<ChartControls
					type={ type }
					interval={ interval }
					allowed={ allowed }
					onType={ ( value ) =>
						save( { dashboard_chart_type: value } )
					}
					onInterval={ ( value ) =>
						save( { dashboard_chart_interval: value } )
					}
				/>
			</SectionHeader>
			{ shown.length === 0 && (
				<p className="storedeck-overview__empty">
					{ __(
						'All charts are hidden. Use the section menu to display some.',
						'storedeck'
					) }
				</p>
			) }
			<Section component="div" className="storedeck-overview__charts">
				{ shown.map( ( chart ) => (
					<ChartBlock
						key={ getBlockKey( chart ) }
						chart={ chart }
						query={ chartQuery }
						path={ path }
						filters={ filters }
					/>
				) ) }
			</Section>
		</>
	);
}
