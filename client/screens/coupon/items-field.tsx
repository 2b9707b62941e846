import { BaseControl } from '@wordpress/components';
import { Search } from '@storedeck/components';
import { useLabels } from '@storedeck/components/search/use-labels';
import { FieldPlace } from '../../common/record-form';
import { getLabelsOf } from '../../report/labels';
import type { SectionProps } from './coupon-type';

interface Props extends SectionProps {
	name:
		| 'product_ids'
		| 'excluded_product_ids'
		| 'product_categories'
		| 'excluded_product_categories';
	type: 'products' | 'categories';
	help?: string;
}

const NO_QUERY = {};

/** Products or categories that are searched and chosen. */
export function ItemsField( { form, name, type, help }: Props ) {
	const { items } = useLabels(
		form.values[ name ].join(),
		getLabelsOf( type ),
		NO_QUERY
	);
	const label = form.getLabel( name );
	const error = form.getError( name );
	return (
		<FieldPlace name={ name } error={ error }>
			<BaseControl __nextHasNoMarginBottom help={ error ?? help }>
				<BaseControl.VisualLabel>{ label }</BaseControl.VisualLabel>
				<Search
					type={ type }
					placeholder={ label }
					inlineTags
					selected={ [ ...items ] }
					onChange={ ( chosen ) =>
						form.setValue(
							name,
							chosen.map( ( { key } ) => Number( key ) )
						)
					}
				/>
			</BaseControl>
		</FieldPlace>
	);
}
