import { findOptions } from './find-options';
import type { SelectControlProps } from './types';
import type { SelectControlState } from './use-select-control';

interface Props
	extends Pick< SelectControlProps, 'options' | 'getSearchExpression' > {
	/** What the browser fills in, such as `country`. */
	name: string;
	state: SelectControlState;
}

/**
 * A field for the browser alone. What it fills in chooses an option, when one and
 * no other fits.
 */
export function Autofill( {
	name,
	options,
	getSearchExpression,
	state,
}: Props ) {
	return (
		<input
			type="text"
			name={ name }
			autoComplete={ name }
			className="woocommerce-select-control__autofill-input"
			tabIndex={ -1 }
			aria-hidden="true"
			onChange={ ( { target } ) => {
				const [ match, another ] = findOptions( options, {
					query: target.value,
					hideBeforeSearch: true,
					getSearchExpression,
				} );
				if ( match && ! another ) {
					state.choose( match );
				}
			} }
		/>
	);
}
