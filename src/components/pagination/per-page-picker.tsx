import { useInstanceId } from '@wordpress/compose';
import { __ } from '@wordpress/i18n';
import { PER_PAGE_OPTIONS } from './pages';

interface PerPagePickerProps {
	perPage: number;
	onChange: ( perPage: number ) => void;
}

/**
 * Selects the rows per page. A number set by the URL or a plugin is added to
 * the options.
 *
 * @param props See `PerPagePickerProps`.
 */
export function PerPagePicker( { perPage, onChange }: PerPagePickerProps ) {
	const id = useInstanceId(
		PerPagePicker,
		'woocommerce-pagination-per-page-picker'
	);
	const options = PER_PAGE_OPTIONS.includes( perPage )
		? PER_PAGE_OPTIONS
		: [ ...PER_PAGE_OPTIONS, perPage ].sort( ( a, b ) => a - b );
	return (
		<div className="woocommerce-pagination__per-page-picker">
			<label htmlFor={ id }>{ __( 'Rows per page', 'storedeck' ) }</label>
			<select
				id={ id }
				value={ perPage }
				onChange={ ( event ) =>
					onChange( Number( event.target.value ) )
				}
			>
				{ options.map( ( option ) => (
					<option key={ option } value={ option }>
						{ option }
					</option>
				) ) }
			</select>
		</div>
	);
}
