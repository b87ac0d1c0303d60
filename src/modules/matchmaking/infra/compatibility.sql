-- Compatibility of two people: 0 to 100, the same from either side (R-4.3). schema/migrate.ts applies this file
-- whenever it changes. The page /how-fit-is-worked-out explains it from contracts/compatibility.ts.
--
-- On each topic, two people's stated answers give 1 (the same) to 0 (opposite), or null if one of them left the topic open.
-- An open topic adds nothing and has half its weight: silence is between agreeing and differing, few answers cannot make a
-- high score, and more agreement only raises it (R-4.6). Answers are 1-based positions among the field's options in
-- contracts/fields/profile-fields.ts.

-- The topics with their weights, in the order of the arrays below.
create or replace function matchmaking.topics() returns table (topic text, weight double precision, place integer) language sql immutable as $$
  values ('practice', 18.0::double precision, 1), ('values', 16, 2), ('age', 14, 3), ('prayer', 12, 4), ('children', 12, 5), ('timeline', 10, 6),
         ('polygyny', 10, 7), ('location', 8, 8), ('culture', 6, 9), ('smoking', 5, 10), ('madhhab', 5, 11)
$$;

-- Repeats the weights for speed; a test compares the two.
create or replace function matchmaking.score_of(fit double precision[]) returns double precision language sql immutable as $$
  select 100::double precision
    * (18 * coalesce(fit[1], 0) + 16 * coalesce(fit[2], 0) + 14 * coalesce(fit[3], 0) + 12 * coalesce(fit[4], 0) + 12 * coalesce(fit[5], 0)
       + 10 * coalesce(fit[6], 0) + 10 * coalesce(fit[7], 0) + 8 * coalesce(fit[8], 0) + 6 * coalesce(fit[9], 0) + 5 * coalesce(fit[10], 0)
       + 5 * coalesce(fit[11], 0))
    / (18 * case when fit[1] is null then 0.5::double precision else 1 end + 16 * case when fit[2] is null then 0.5::double precision else 1 end
       + 14 * case when fit[3] is null then 0.5::double precision else 1 end + 12 * case when fit[4] is null then 0.5::double precision else 1 end
       + 12 * case when fit[5] is null then 0.5::double precision else 1 end + 10 * case when fit[6] is null then 0.5::double precision else 1 end
       + 10 * case when fit[7] is null then 0.5::double precision else 1 end + 8 * case when fit[8] is null then 0.5::double precision else 1 end
       + 6 * case when fit[9] is null then 0.5::double precision else 1 end + 5 * case when fit[10] is null then 0.5::double precision else 1 end
       + 5 * case when fit[11] is null then 0.5::double precision else 1 end)
$$;

-- The mean of both sides, or the one that is known.
create or replace function matchmaking.mean(a double precision, b double precision) returns double precision language sql immutable as $$
  select (coalesce(a, b) + coalesce(b, a)) / 2
$$;

-- Closeness of two answers on a scale with this number of steps.
create or replace function matchmaking.closeness(a smallint, b smallint, steps integer) returns double precision language sql immutable as $$
  select 1 - abs(a - b) / steps::double precision
$$;

-- Each one's wish, or else the own practice, against the other's practice.
create or replace function matchmaking.practice_fit(a smallint, a_wish smallint, b smallint, b_wish smallint) returns double precision language sql immutable as $$
  select matchmaking.mean(matchmaking.closeness(coalesce(a_wish, a), b, 4), matchmaking.closeness(coalesce(b_wish, b), a, 4))
$$;

-- 1 within the wished ages, less 0.15 for each year outside. The formula computes the age, its slowest part, only once.
create or replace function matchmaking.age_met(wish_min smallint, wish_max smallint, born_on date, today date) returns double precision language sql immutable as $$
  select case when wish_min is not null and born_on is not null then
    greatest(0, 1 - 0.15::double precision * greatest(0, (abs(2 * extract(year from age(today::timestamp, born_on::timestamp))::integer
                                                               - wish_min - wish_max) - (wish_max - wish_min)) / 2)) end
$$;

-- The same wish for children, and acceptance of those that the other has.
create or replace function matchmaking.children_fit(a_has boolean, a_wants boolean, a_accepts boolean, b_has boolean, b_wants boolean, b_accepts boolean)
returns double precision language sql immutable as $$
  select matchmaking.mean((a_wants = b_wants)::integer,
                          matchmaking.mean(case when b_has then a_accepts::integer end, case when a_has then b_accepts::integer end))
$$;

-- Her acceptance if he is married (4). If neither is, 0.5, or 1 once she has answered.
create or replace function matchmaking.polygyny_fit(a_status smallint, a_accepts boolean, b_status smallint, b_accepts boolean)
returns double precision language sql immutable as $$
  select case when 4 in (a_status, b_status) then coalesce(a_accepts and b_accepts, a_accepts, b_accepts)::integer
              when a_status + b_status is not null then case when coalesce(a_accepts, b_accepts) is null then 0.5::double precision else 1 end end
$$;

-- The wished timeline, or else the own one, against the other's (4: flexible).
create or replace function matchmaking.timeline_met(own smallint, wish smallint, other smallint) returns double precision language sql immutable as $$
  select case when 4 in (coalesce(wish, own), other) then 0.8::double precision + 0 * (coalesce(wish, own) + other)
              else matchmaking.closeness(coalesce(wish, own), other, 2) end
$$;

-- Acceptance of the other's smoking (3 or more); by default, smokers accept it.
create or replace function matchmaking.smoking_met(own smallint, accepts boolean, other smallint) returns double precision language sql immutable as $$
  select case when other <= 2 and (own is not null or accepts is not null) then 1 when other > 2 then coalesce(accepts, own > 2)::integer end
$$;

-- The wished schools, or else the own one, against the other's.
create or replace function matchmaking.madhhab_met(own smallint, wish integer, other smallint) returns double precision language sql immutable as $$
  select case when wish <> 0 then (wish >> (other - 1)) & 1 when own = other then 1 else 0.25::double precision + 0 * (own + other) end
$$;

-- The fit of two people on each topic.
create or replace function matchmaking.fits(a matchmaking.browse_card, b matchmaking.browse_card, today date) returns double precision[] language sql immutable as $$
  select array[
    matchmaking.practice_fit(a.religious_practice, a.preferred_religious_practice, b.religious_practice, b.preferred_religious_practice),
    -- share of the shorter list that is also on the other: a longer list is no disadvantage
    bit_count((a.non_negotiables & b.non_negotiables)::bit(32)) / nullif(least(bit_count(a.non_negotiables::bit(32)), bit_count(b.non_negotiables::bit(32))), 0)::double precision,
    matchmaking.mean(matchmaking.age_met(a.preferred_age_min, a.preferred_age_max, b.born_on, today), matchmaking.age_met(b.preferred_age_min, b.preferred_age_max, a.born_on, today)),
    matchmaking.closeness(a.prayer_frequency, b.prayer_frequency, 2),
    matchmaking.children_fit(a.has_children, a.wants_children, a.accepts_children, b.has_children, b.wants_children, b.accepts_children),
    matchmaking.mean(matchmaking.timeline_met(a.marriage_timeline, a.preferred_timeline, b.marriage_timeline), matchmaking.timeline_met(b.marriage_timeline, b.preferred_timeline, a.marriage_timeline)),
    matchmaking.polygyny_fit(a.current_marital_status, a.accepts_polygyny, b.current_marital_status, b.accepts_polygyny),
    case when a.place_id = b.place_id then 1 else
      matchmaking.mean((strpos(b.location_normalized, a.preferred_location_normalized) > 0)::integer, (strpos(a.location_normalized, b.preferred_location_normalized) > 0)::integer) end,
    -- 2: own culture, 3: across cultures
    case when a.cultural_alignment = b.cultural_alignment then 1 when a.cultural_alignment + b.cultural_alignment = 5 then 0 else 0.5::double precision + 0 * (a.cultural_alignment + b.cultural_alignment) end,
    matchmaking.mean(matchmaking.smoking_met(a.smoking_status, a.accepts_smoking, b.smoking_status), matchmaking.smoking_met(b.smoking_status, b.accepts_smoking, a.smoking_status)),
    matchmaking.mean(matchmaking.madhhab_met(a.madhhab, a.preferred_madhhab, b.madhhab), matchmaking.madhhab_met(b.madhhab, b.preferred_madhhab, a.madhhab))
  ]::double precision[]
$$;

-- The fit with everybody in a cell, by the answers that they share (ADR 22).
create or replace function matchmaking.cell_fits(a matchmaking.browse_card, b matchmaking.browse_cell, today date) returns double precision[] language sql immutable as $$
  select array[
    matchmaking.practice_fit(a.religious_practice, a.preferred_religious_practice, b.religious_practice, null),
    null,
    -- the middle of the cell's four years
    matchmaking.age_met(a.preferred_age_min, a.preferred_age_max, b.born_from + 730, today),
    null,
    matchmaking.children_fit(a.has_children, null, a.accepts_children, b.has_children, null, null),
    null,
    matchmaking.polygyny_fit(a.current_marital_status, a.accepts_polygyny, b.current_marital_status, null),
    null, null, null, null
  ]::double precision[]
$$;

-- Whether a person said something on each topic. An age alone says nothing about a spouse.
create or replace function matchmaking.said(one matchmaking.browse_card) returns boolean[] language sql immutable as $$
  select array[
    coalesce(one.religious_practice, one.preferred_religious_practice) is not null,
    one.non_negotiables <> 0,
    one.preferred_age_min is not null,
    one.prayer_frequency is not null,
    coalesce(one.has_children, one.wants_children, one.accepts_children) is not null,
    coalesce(one.marriage_timeline, one.preferred_timeline) is not null,
    -- a further wife is a topic only for a married man, or for a woman who would accept it
    coalesce(one.current_marital_status = 4, false) or coalesce(one.accepts_polygyny, false),
    one.place_id is not null,
    one.cultural_alignment is not null,
    one.smoking_status is not null or one.accepts_smoking is not null,
    one.madhhab is not null or one.preferred_madhhab <> 0
  ]
$$;

-- The topics on which two people agree or differ, or that are open although one of them spoke, the weightiest first,
-- and the number of those that could be compared (R-4.6).
drop function if exists matchmaking.reasons(double precision[]);
create or replace function matchmaking.reasons(fit double precision[], a matchmaking.browse_card, b matchmaking.browse_card)
returns table (agree text[], differ text[], open text[], compared integer) language sql immutable as $$
  select coalesce(array_agg(topic order by weight desc, topic) filter (where fit[place] >= 0.75), '{}'),
         coalesce(array_agg(topic order by weight desc, topic) filter (where fit[place] <= 0.35), '{}'),
         coalesce(array_agg(topic order by weight desc, topic) filter (where fit[place] is null and (said.a[place] or said.b[place])), '{}'),
         count(fit[place])::integer
  from matchmaking.topics(), (select matchmaking.said(a) as a, matchmaking.said(b) as b) said
$$;
