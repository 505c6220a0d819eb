import * as v from 'valibot'

import { photoTypes } from '../catalogue/photo-types.ts'
import { operatorCall, type OperatorCall } from './operator-call.ts'

/** The operator's calls for whoever looks at photographs before everybody does. */
export const photoCareCalls = {
  /** Photographs that nobody has looked at yet, the oldest first, each with the review it came with. */
  'operator.photos.list': operatorCall({
    method: 'GET',
    path: '/admin/photos',
    answer: v.object({
      photos: v.array(
        v.object({
          photoId: v.string(),
          productId: v.string(),
          product: v.string(),
          author: v.string(),
          title: v.string(),
          text: v.string(),
          at: v.string(),
        }),
      ),
    }),
    errors: [],
  }),
  /** Its bytes in base64. */
  'operator.photo.get': operatorCall({
    method: 'GET',
    path: '/admin/photos/{photoId}',
    answer: v.object({ type: v.picklist(photoTypes), content: v.string() }),
    errors: ['API404'],
  }),
  /** Shows it to everybody, or refuses it: then it is not kept. */
  'operator.photo.decide': operatorCall({
    method: 'POST',
    path: '/admin/photos/{photoId}',
    body: v.object({ isShown: v.boolean() }),
    answer: v.object({ photoId: v.string(), isShown: v.boolean() }),
    errors: ['API404'],
  }),
} as const satisfies Record<string, OperatorCall>
