import { Button, DropZone, FormFileUpload } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

interface Props {
	/** A file that was sent in part: the same one is to be chosen again. */
	label?: string;
	onChoose: ( file: File ) => void;
}

/** Chooses a file, or takes one that is dropped. */
export function FileField( {
	label = __( 'Choose file', 'storedeck' ),
	onChoose,
}: Props ) {
	const choose = ( files: ArrayLike< File > | null ) => {
		const file = files?.[ 0 ];
		if ( file ) {
			onChoose( file );
		}
	};
	return (
		<div className="storedeck-order-file__field">
			<DropZone
				label={ __( 'Drop the file here', 'storedeck' ) }
				onFilesDrop={ choose }
			/>
			<FormFileUpload
				accept=".csv,.txt,.tsv"
				render={ ( { openFileDialog } ) => (
					<Button variant="secondary" onClick={ openFileDialog }>
						{ label }
					</Button>
				) }
				onChange={ ( { currentTarget } ) => {
					choose( currentTarget.files );
					// The same file can be chosen again after a failure.
					currentTarget.value = '';
				} }
			/>
			<span className="storedeck-order-file__hint">
				{ __( 'or drop a CSV or text file here', 'storedeck' ) }
			</span>
		</div>
	);
}
