import { Button } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { FailureNotice } from '../../../common/failure-notice';
import { formatCount } from '../../../common/store-format';
import { describeSize } from '../../../jobs/describe-export';
import { JobProgress } from '../../../jobs/job-progress';
import { Choices } from './choices';
import { FileField } from './file-field';
import { Preview } from './preview';
import { Problems } from './problems';
import type { Choice, ImportOptions, OrderImport } from './types';

interface Props {
	item: OrderImport;
	/** Bytes that were sent; undefined unless this page sends the file. */
	sent: number | undefined;
	onSend: ( file: File, started: OrderImport ) => void;
	onChoose: ( id: string, options: ImportOptions ) => void;
	onImport: ( id: string ) => void;
	onCancel: ( id: string ) => void;
}

/** The choice that a file cannot be read without. */
function getAsked( { asks, options }: OrderImport ): Choice[] {
	const option = asks?.option;
	return option && option !== 'status'
		? [
				{
					option,
					value: options?.[ option ] ?? '',
					values: asks.values,
					name: '',
					count: 0,
				},
		  ]
		: [];
}

function Content( { item, sent, onSend, onChoose }: Props ) {
	const choose = ( options: ImportOptions ) => onChoose( item.id, options );
	switch ( item.status ) {
		case 'uploading':
			return sent === undefined ? (
				<>
					<p>
						{ sprintf(
							/* translators: %s: name of a file. */
							__(
								'The upload was interrupted. Choose %s again to continue.',
								'storedeck'
							),
							item.file
						) }
					</p>
					<FileField
						label={ __( 'Choose the file again', 'storedeck' ) }
						onChoose={ ( file ) => onSend( file, item ) }
					/>
				</>
			) : (
				<JobProgress
					label={ __( 'Uploading the file', 'storedeck' ) }
					percent={ Math.floor( ( 100 * sent ) / item.size ) }
				>
					{ sprintf(
						/* translators: 1, 2: sizes of files, e.g. "3 MB". */
						__( '%1$s of %2$s uploaded', 'storedeck' ),
						describeSize( sent ),
						describeSize( item.size )
					) }
				</JobProgress>
			);
		case 'invalid':
			return (
				<>
					<FailureNotice message={ item.message } />
					{ item.asks?.option ? (
						<Choices
							choices={ getAsked( item ) }
							options={ item.options ?? {} }
							onChange={ choose }
						/>
					) : (
						<div>
							<Button
								variant="secondary"
								onClick={ () => choose( {} ) }
							>
								{ __( 'Read the file again', 'storedeck' ) }
							</Button>
						</div>
					) }
				</>
			);
		default:
			return (
				<>
					{ item.status === 'reading' && (
						<JobProgress
							label={ __( 'Reading the file', 'storedeck' ) }
							percent={ item.percent_complete }
						>
							{ __( 'Reading the file…', 'storedeck' ) }
						</JobProgress>
					) }
					{ item.preview && (
						<>
							<Choices
								choices={ item.preview.choices }
								options={ item.options ?? {} }
								onChange={ choose }
							/>
							<Preview preview={ item.preview } />
						</>
					) }
					{ item.problems > 0 && <Problems item={ item } /> }
				</>
			);
	}
}

/** A file that is not imported yet: its upload, preview and import. */
export function CurrentFile( props: Props ) {
	const { item, onImport, onCancel } = props;
	const count = item.preview?.count ?? 0;
	return (
		<section
			className="storedeck-order-file__current"
			aria-label={ item.file }
		>
			<h3 className="storedeck-order-file__name">
				{ item.file }{ ' ' }
				<span className="storedeck-order-file__subtle">
					{ describeSize( item.size ) }
				</span>
			</h3>
			<Content { ...props } />
			<div className="storedeck-order-file__actions">
				{ item.status === 'ready' &&
					( count > 0 ? (
						<Button
							variant="primary"
							onClick={ () => onImport( item.id ) }
						>
							{ sprintf(
								/* translators: %s: number of orders. */
								_n(
									'Import %s order',
									'Import %s orders',
									count,
									'storedeck'
								),
								formatCount( count )
							) }
						</Button>
					) : (
						<p>
							{ __(
								'The file has no orders to import.',
								'storedeck'
							) }
						</p>
					) ) }
				<Button
					variant="tertiary"
					onClick={ () => onCancel( item.id ) }
				>
					{ __( 'Cancel and delete file', 'storedeck' ) }
				</Button>
			</div>
		</section>
	);
}
