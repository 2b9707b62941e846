import { __ } from '@wordpress/i18n';
import { ScreenSection } from '../../common/screen-section';
import {
	WhatChanged,
	canShowChanges,
} from '../../report-components/what-changed';
import { getRowDimension, getStatsEndpoint } from '../../report/dimensions';
import type { ReportChart } from '../../report/types';
import { getSource } from '../../report/use-report';
import type { ResolvedReport } from '../../report/use-report-query';

interface Props {
	resolved: ResolvedReport;
	/** All charts, the selected one first. */
	charts: readonly ( ReportChart | undefined )[];
}

/**
 * What changed most in the metric of the chart. Averages of items do not add up
 * to a change, and items that the chart compares are in its lines.
 */
export function ReportChanges( { resolved, charts }: Props ) {
	const { report, query } = resolved;
	const rows = getRowDimension( report, query )?.segmentby;
	const metric = report.itemChart
		? undefined
		: charts.find( ( one ) => one?.type !== 'average' );
	const source = {
		...getSource( resolved ),
		endpoint: getStatsEndpoint( report ),
	};
	return metric && canShowChanges( source ) ? (
		<ScreenSection
			label={ __( 'What changed', 'storedeck' ) }
			name={ `changes of ${ report.id }` }
		>
			<WhatChanged
				{ ...source }
				metric={ metric }
				key={ rows }
				initial={ rows }
			/>
		</ScreenSection>
	) : null;
}
