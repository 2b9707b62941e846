import { Button } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { createInterpolateElement } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { dataStateStore, reportsStore } from '@storedeck/data';
import type { DataSource } from '../../report/types';
import { DataStatus } from '../../report-components/data-status';
import { formatTimestamp } from '../../report-components/site-time';
import {
	getReadAt,
	isOutdated,
	isRequesting,
	getResults,
} from '../../report/report-state';
import type { ReportData } from '../../report/use-report';
import '../../report-components/freshness.scss';

const ICON = (
	<svg
		viewBox="0 0 24 24"
		width="20"
		height="20"
		fill="currentColor"
		aria-hidden="true"
	>
		<path d="M17.7 6.3A8 8 0 1 0 20 12h-1.5a6.5 6.5 0 1 1-1.9-4.6L13.5 10.5H20V4z" />
	</svg>
);

interface Props {
	data: ReportData;
	/** Undefined if the report is never behind. */
	source?: DataSource;
}

/**
 * When the data of the screen was received, and how far it reaches, with a
 * button to refresh it. If the refresh fails, the older data stays visible with
 * an error message.
 */
export function Freshness( { data, source }: Props ) {
	const { refreshAll } = useDispatch( reportsStore );
	const { refresh: refreshStatus } = useDispatch( dataStateStore );
	const readAt = getReadAt( data );
	if ( readAt === undefined ) {
		// Reserves the space, so that nothing moves once it is loaded.
		return <div className="storedeck-freshness" />;
	}
	const isBusy = isRequesting( data );
	const { iso, text } = formatTimestamp( readAt );

	const refresh = () => {
		if ( ! isBusy ) {
			refreshAll(
				getResults( data ).flatMap( ( { call } ) =>
					call ? [ call ] : []
				)
			);
			if ( source ) {
				refreshStatus( 'getDataState', [] );
			}
		}
	};

	return (
		<div className="storedeck-freshness">
			<div className="storedeck-freshness__facts">
				{ source && <DataStatus source={ source } /> }
				<span className="storedeck-freshness__time">
					{ createInterpolateElement(
						sprintf(
							/* translators: %s: time of day, e.g. 14:32. */
							__( 'Updated at <time>%s</time>', 'storedeck' ),
							text
						),
						{ time: <time dateTime={ iso } /> }
					) }
				</span>
				{ isOutdated( data ) && (
					<span className="storedeck-freshness__failure">
						{ __( 'Could not update the report.', 'storedeck' ) }
					</span>
				) }
			</div>
			<Button
				className="storedeck-freshness__refresh"
				icon={ ICON }
				label={ __( 'Refresh', 'storedeck' ) }
				// A disabled button would lose the focus.
				aria-disabled={ isBusy }
				isBusy={ isBusy }
				onClick={ refresh }
			/>
		</div>
	);
}
