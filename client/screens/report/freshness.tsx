import { Button } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { createInterpolateElement } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { dataStateStore, reportsStore } from '@storedeck/data';
import type { DataSource } from '../../report/types';
import { DataStatus } from '../../report-components/data-status';
import { describeMoment } from '../../report-components/describe-moment';
import {
	getReadAt,
	isOutdated,
	isRequesting,
	getResults,
} from '../../report/report-state';
import type { ReportData } from '../../report/use-report';
import '../../report-components/freshness.scss';

interface Props {
	data: ReportData;
	/** What the report's data reaches to; nothing for what is always of now. */
	until?: DataSource;
}

/**
 * Until when the report has data, when the figures of the screen were read, and
 * how to read them again. Where that fails the older figures stay, and this
 * says so.
 */
export function Freshness( { data, until }: Props ) {
	const { refreshAll } = useDispatch( reportsStore );
	const { refresh: readState } = useDispatch( dataStateStore );
	const readAt = getReadAt( data );
	if ( readAt === undefined ) {
		// Its place is kept, so that nothing moves when it comes.
		return <div className="storedeck-freshness" />;
	}
	const isBusy = isRequesting( data );
	const { iso, text } = describeMoment( readAt );

	const refresh = () => {
		if ( ! isBusy ) {
			refreshAll( getResults( data ).map( ( { call } ) => call ) );
			if ( until ) {
				readState( 'getDataState', [] );
			}
		}
	};

	return (
		<div className="storedeck-freshness">
			<div className="storedeck-freshness__facts">
				{ until && <DataStatus until={ until } /> }
				<span className="storedeck-freshness__time">
					{ createInterpolateElement(
						sprintf(
							/* translators: %s: a time of day, e.g. 14:32. */
							__( 'Updated at <time>%s</time>', 'storedeck' ),
							text
						),
						{ time: <time dateTime={ iso } /> }
					) }
				</span>
				{ isOutdated( data ) && (
					<span className="storedeck-freshness__failure">
						{ __(
							'The report could not be updated.',
							'storedeck'
						) }
					</span>
				) }
			</div>
			<Button
				variant="tertiary"
				// Not disabled while it works: it would lose the focus.
				aria-disabled={ isBusy }
				isBusy={ isBusy }
				onClick={ refresh }
			>
				{ __( 'Refresh', 'storedeck' ) }
			</Button>
		</div>
	);
}
