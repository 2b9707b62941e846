import { useId } from '@wordpress/element';
import { classNames } from '../class-names';
import type { SegmentedSelectionProps } from './types';
import './style.scss';

export type { SegmentedOption, SegmentedSelectionProps } from './types';

/**
 * Radio buttons styled as segments.
 *
 * @param props See `SegmentedSelectionProps`.
 */
export function SegmentedSelection( {
	className,
	options,
	selected,
	onSelect,
	name,
	legend,
	'aria-labelledby': labelledBy,
}: SegmentedSelectionProps ) {
	// Radio groups must have unique names on the page.
	const group = `${ name }-${ useId() }`;
	return (
		<fieldset
			className={ classNames(
				'woocommerce-segmented-selection',
				className
			) }
			aria-labelledby={ labelledBy }
		>
			{ ! labelledBy && (
				<legend className="screen-reader-text">{ legend }</legend>
			) }
			<div className="woocommerce-segmented-selection__container">
				{ options
					.filter( ( { value, label } ) => value && label )
					.map( ( { value, label } ) => (
						<div
							key={ value }
							className="woocommerce-segmented-selection__item"
						>
							<input
								className="woocommerce-segmented-selection__input"
								type="radio"
								name={ group }
								id={ `${ group }-${ value }` }
								checked={ selected === value }
								onChange={ ( event ) =>
									onSelect( { [ name ]: value }, event )
								}
							/>
							<label htmlFor={ `${ group }-${ value }` }>
								<span className="woocommerce-segmented-selection__label">
									{ selected === value && (
										<span
											className="woocommerce-segmented-selection__tick"
											aria-hidden="true"
										>
											✓
										</span>
									) }
									{ label }
								</span>
							</label>
						</div>
					) ) }
			</div>
		</fieldset>
	);
}
