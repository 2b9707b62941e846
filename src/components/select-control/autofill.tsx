import { findOptions } from './find-options';
import type { SelectControlProps } from './types';
import type { SelectControlState } from './use-select-control';

interface Props
	extends Pick< SelectControlProps, 'options' | 'getSearchExpression' > {
	/** Value of `autocomplete`, for example `country`. */
	name: string;
	state: SelectControlState;
}

/**
 * A hidden field for browser autofill. The filled-in value selects the only
 * matching option.
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
					state.selectOption( match );
				}
			} }
		/>
	);
}
