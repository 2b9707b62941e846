import { useResource } from '@storedeck/data';
import { toList } from '../../common/list-screen';
import type { List } from '../../common/list-screen';
import { reorderStore } from '../../common/reorder/store';
import type { ReorderItem } from '../../common/reorder/types';
import { getListQuery } from './reorder-query';
import type { ReorderParams } from './reorder-query';

export interface ReorderList extends List {
	/** Items of the previous query while new ones are loading. */
	items: readonly ReorderItem[] | undefined;
}

/** What to reorder, for the filters of the URL. */
export function useReorder( params: ReorderParams ): ReorderList {
	const query = getListQuery( params );
	const options = { keepPreviousData: true };
	const list = useResource(
		reorderStore,
		'getReorderItems',
		[ query ],
		options
	);
	const total = useResource(
		reorderStore,
		'getReorderTotal',
		[ query ],
		options
	);
	return { ...toList( list, total ), items: list.data };
}
