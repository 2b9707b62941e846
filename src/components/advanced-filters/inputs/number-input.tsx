import { useId } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
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
	/** Only of amounts. */
	currency?: InputProps[ 'currency' ];
	errorId?: string;
}

/** A number; an amount has its currency beside it. */
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

/** One number, or the two ends of a range. */
export function NumberInput( { filter, row, currency, onChange }: InputProps ) {
	const errorId = useId();
	const { add } = filter.labels;
	const isAmount =
		filter.input.component === 'Currency' ||
		filter.input.type === 'currency';
	const money = isAmount ? currency : undefined;
	const toWords = ( value: string ) =>
		isAmount && value ? describeAmount( value, currency ) : value;

	if ( row.rule !== 'between' ) {
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
					value={ toWords( value ) }
				/>
			</>
		);
	}

	const [ first, last ] = toPair( row.value );
	const isReversed =
		first !== '' && last !== '' && Number( first ) > Number( last );
	/* translators: the two ends of a range of numbers. */
	const wording = __( '{{rangeStart /}} and {{rangeEnd /}}', 'storedeck' );
	return (
		<>
			<span className="woocommerce-filters-advanced__range">
				{ interpolate( wording, {
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
						'The first number must not be larger than the second.',
						'storedeck'
					) }
				</span>
			) }
			<Sentence
				filter={ filter }
				row={ row }
				value={ describeRange( toWords( first ), toWords( last ) ) }
			/>
		</>
	);
}
