import { useId } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { isRangeRule } from '@storedeck/navigation';
import { interpolate } from '../interpolate';
import {
	describeAmount,
	describeRange,
	getAmountLabel,
	getEndLabel,
	getStartLabel,
} from '../labels';
import { toPair, toText } from '../rows';
import { Sentence } from '../sentence';
import type { InputProps } from './types';

interface FieldProps {
	label: string;
	value: string;
	onChange: ( value: string ) => void;
	/** Shows the currency symbol. Only for amounts. */
	currency?: InputProps[ 'currency' ];
	errorId?: string;
}

function NumberField( {
	label,
	value,
	onChange,
	currency,
	errorId,
}: FieldProps ) {
	const symbol = currency && (
		<span
			className="woocommerce-filters-advanced__affix"
			aria-hidden="true"
		>
			{ currency.symbol }
		</span>
	);
	const isAfter = currency?.symbolPosition.startsWith( 'right' );
	return (
		<span className="woocommerce-filters-advanced__number">
			{ ! isAfter && symbol }
			<input
				type="number"
				step={ currency ? 'any' : 1 }
				className="woocommerce-filters-advanced__input"
				aria-label={ label }
				aria-invalid={ errorId ? true : undefined }
				aria-describedby={ errorId }
				value={ value }
				onChange={ ( { target } ) => onChange( target.value ) }
			/>
			{ isAfter && symbol }
		</span>
	);
}

/** A number, or a range of two numbers. */
export function NumberInput( { filter, row, currency, onChange }: InputProps ) {
	const errorId = useId();
	const { add } = filter.labels;
	const isAmount =
		filter.input.component === 'Currency' ||
		filter.input.type === 'currency';
	const money = isAmount ? currency : undefined;
	const describeNumber = ( value: string ) =>
		isAmount && value ? describeAmount( value, currency ) : value;

	if ( ! isRangeRule( row.rule ) ) {
		const value = toText( row.value );
		return (
			<>
				<NumberField
					label={ getAmountLabel( add, row.rule ) }
					value={ value }
					currency={ money }
					onChange={ onChange }
				/>
				<Sentence
					filter={ filter }
					row={ row }
					value={ describeNumber( value ) }
				/>
			</>
		);
	}

	const [ first, last ] = toPair( row.value );
	const isReversed =
		first !== '' && last !== '' && Number( first ) > Number( last );
	/* translators: {{rangeStart /}}: field for the lower number, {{rangeEnd /}}: field for the higher number. */
	const template = __( '{{rangeStart /}} and {{rangeEnd /}}', 'storedeck' );
	return (
		<>
			<span className="woocommerce-filters-advanced__range">
				{ interpolate( template, {
					rangeStart: (
						<NumberField
							label={ getStartLabel( add ) }
							value={ first }
							currency={ money }
							errorId={ isReversed ? errorId : undefined }
							onChange={ ( value ) =>
								onChange( [ value, last ] )
							}
						/>
					),
					rangeEnd: (
						<NumberField
							label={ getEndLabel( add ) }
							value={ last }
							currency={ money }
							errorId={ isReversed ? errorId : undefined }
							onChange={ ( value ) =>
								onChange( [ first, value ] )
							}
						/>
					),
				} ) }
			</span>
			{ isReversed && (
				<span
					id={ errorId }
					role="alert"
					className="woocommerce-filters-advanced__error"
				>
					{ __(
						'The first number must be less than or equal to the second.',
						'storedeck'
					) }
				</span>
			) }
			<Sentence
				filter={ filter }
				row={ row }
				value={ describeRange(
					describeNumber( first ),
					describeNumber( last )
				) }
			/>
		</>
	);
}
