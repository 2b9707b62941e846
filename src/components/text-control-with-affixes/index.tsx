import { BaseControl } from '@wordpress/components';
import { useInstanceId } from '@wordpress/compose';
import { classNames } from '../class-names';
import type { TextControlWithAffixesProps } from './types';
import './style.scss';

export type { TextControlWithAffixesProps } from './types';

/**
 * A text field with a prefix or suffix, such as a currency or a unit.
 *
 * @param props See `TextControlWithAffixesProps`.
 */
export function TextControlWithAffixes( {
	label,
	help,
	type = 'text',
	value,
	onChange,
	prefix,
	suffix,
	disabled = false,
	className,
	...props
}: TextControlWithAffixesProps ) {
	const id = useInstanceId(
		TextControlWithAffixes,
		'inspector-text-control-with-affixes'
	);
	const described = [
		help && `${ id }__help`,
		prefix && `${ id }__prefix`,
		suffix && `${ id }__suffix`,
	].filter( Boolean );
	return (
		<BaseControl
			__nextHasNoMarginBottom
			id={ id }
			label={ label }
			help={ help }
			className={ classNames(
				'woocommerce-text-control-with-affixes',
				className
			) }
		>
			<div
				className={ classNames(
					'text-control-with-affixes',
					Boolean( prefix ) && 'text-control-with-prefix',
					Boolean( suffix ) && 'text-control-with-suffix',
					disabled && 'disabled'
				) }
			>
				{ prefix && (
					<span
						id={ `${ id }__prefix` }
						className="text-control-with-affixes__prefix"
					>
						{ prefix }
					</span>
				) }
				<input
					{ ...props }
					id={ id }
					className="components-text-control__input"
					type={ type }
					value={ value }
					disabled={ disabled }
					aria-describedby={ described.join( ' ' ) || undefined }
					onChange={ ( event ) => onChange( event.target.value ) }
				/>
				{ suffix && (
					<span
						id={ `${ id }__suffix` }
						className="text-control-with-affixes__suffix"
					>
						{ suffix }
					</span>
				) }
			</div>
		</BaseControl>
	);
}
