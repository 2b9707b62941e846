import { useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ExportItem } from '@storedeck/data';
import { Link } from '@storedeck/components';
import { getNewPath } from '@storedeck/navigation';
import { ExportRow } from '../../jobs/export-row';
import { useExports } from '../../jobs/use-exports';
import { Answer } from '../../common/answer';
import { Panel } from '../../common/panel';
import { useTell } from '../../common/use-tell';

/** The exports of the last days, with their files. */
export function Exports() {
	const { exports, isKnown, error, start, cancel, remove, retry } =
		useExports();
	const tell = useTell();
	const list = useRef< HTMLDivElement >( null );

	/** The row goes away, or changes its buttons; the focus stays here. */
	const keepFocus = () => list.current?.focus();
	const again = async ( { report, report_args: args }: ExportItem ) => {
		keepFocus();
		try {
			await start( report, args );
		} catch ( failure ) {
			tell.failure(
				__( 'The export could not be started.', 'storedeck' ),
				failure
			);
		}
	};

	return (
		<Panel
			title={ __( 'Exports', 'storedeck' ) }
			description={ __(
				'Files of whole reports, as long as they are kept. An export begins with “Download” on a report.',
				'storedeck'
			) }
		>
			<Answer
				isLoading={ ! isKnown }
				error={ isKnown ? undefined : error }
				failed={ __( 'The exports could not be loaded.', 'storedeck' ) }
				onRetry={ retry }
			>
				<div
					ref={ list }
					tabIndex={ -1 }
					role="group"
					aria-label={ __( 'Your exports', 'storedeck' ) }
					className="storedeck-import-export__list"
				>
					{ exports.length === 0 && (
						<p>
							{ __(
								'Nothing has been exported in the last days.',
								'storedeck'
							) }{ ' ' }
							<Link
								href={ getNewPath(
									{},
									'/analytics/orders',
									{}
								) }
							>
								{ __( 'Open the Orders report', 'storedeck' ) }
							</Link>
						</p>
					) }
					{ exports.map( ( item ) => (
						<ExportRow
							key={ item.id }
							item={ item }
							onCancel={ ( id ) => {
								keepFocus();
								cancel( id );
							} }
							onRetry={ again }
							onDismiss={ ( id ) => {
								keepFocus();
								remove( id );
							} }
							dismissLabel={ __( 'Remove', 'storedeck' ) }
						/>
					) ) }
				</div>
			</Answer>
		</Panel>
	);
}
