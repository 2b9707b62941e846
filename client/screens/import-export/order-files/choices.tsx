import { SelectControl } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { formatCount } from '../../../common/store-format';
import { getStatusLabel } from '../../../common/order/use-save-status';
import type { Choice, ImportOptions } from './types';

type Entry = { value: string; label: string };

const toEntries = ( values: readonly string[] ): Entry[] =>
	values.map( ( value ) => ( { value, label: value } ) );

/** Label and possible values of a choice. */
function describe( { option, values, name, count }: Choice ) {
	switch ( option ) {
		case 'dates':
			return {
				label: __( 'Order of day and month', 'storedeck' ),
				entries: [
					{
						value: 'dmy',
						label: __( 'Day first: 31/12/2026', 'storedeck' ),
					},
					{
						value: 'mdy',
						label: __( 'Month first: 12/31/2026', 'storedeck' ),
					},
				],
			};
		case 'zone':
			return {
				label: __( 'Time zone of the file', 'storedeck' ),
				entries: [
					{ value: '', label: __( 'Site time zone', 'storedeck' ) },
					...toEntries( values ),
				],
			};
		case 'decimal':
			return {
				label: __( 'Decimal separator', 'storedeck' ),
				entries: [
					{ value: '', label: __( 'As detected', 'storedeck' ) },
					{ value: '.', label: __( 'Point: 1,234.50', 'storedeck' ) },
					{ value: ',', label: __( 'Comma: 1.234,50', 'storedeck' ) },
				],
			};
		case 'currency':
			return {
				label: __( 'Currency', 'storedeck' ),
				entries: toEntries( values ),
			};
		case 'encoding':
			return {
				label: __( 'Encoding', 'storedeck' ),
				entries: toEntries( values ),
			};
		case 'status':
			return {
				label: sprintf(
					/* translators: 1: status of a file, 2: number of its orders. */
					_n(
						'Status “%1$s” (%2$s order)',
						'Status “%1$s” (%2$s orders)',
						count,
						'storedeck'
					),
					name,
					formatCount( count )
				),
				entries: [
					{
						value: '',
						label: __(
							'Unknown: import as pending payment',
							'storedeck'
						),
					},
					...values.map( ( value ) => ( {
						value,
						label:
							value === 'draft'
								? __( 'Do not import', 'storedeck' )
								: getStatusLabel( value ),
					} ) ),
				],
			};
	}
}

interface Props {
	choices: readonly Choice[];
	options: ImportOptions;
	onChange: ( options: ImportOptions ) => void;
}

/** What the file leaves open. Each change reads the file again. */
export function Choices( { choices, options, onChange }: Props ) {
	const change = ( { option, name }: Choice, value: string ) =>
		onChange(
			option === 'status'
				? {
						...options,
						statuses: Object.fromEntries(
							Object.entries( {
								...options.statuses,
								[ name.toLowerCase() ]: value,
							} ).filter( ( [ , status ] ) => status !== '' )
						),
				  }
				: { ...options, [ option ]: value }
		);
	return (
		<div className="storedeck-order-file__choices">
			{ choices.map( ( choice ) => {
				const { label, entries } = describe( choice );
				const isKnown = entries.some(
					( { value } ) => value === choice.value
				);
				return (
					<SelectControl
						key={ `${ choice.option } ${ choice.name }` }
						label={ label }
						value={ isKnown ? choice.value : '' }
						options={
							isKnown
								? entries
								: [
										{
											value: '',
											label: __(
												'Choose …',
												'storedeck'
											),
										},
										...entries,
								  ]
						}
						onChange={ ( value ) => change( choice, value ) }
						__nextHasNoMarginBottom
					/>
				);
			} ) }
		</div>
	);
}
